# SPDX-License-Identifier: MIT
# Completions of svc-cli for fish; svc-cli itself knows what can stand where.
function __svc_cli_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l lines (svc-cli complete -- $words[2..-1] 2>/dev/null)
    if test "$lines[1]" = files
        __fish_complete_path (commandline -ct)
    else
        string match -v -- '' $lines[2..-1]
    end
end
complete -c svc-cli -f -a '(__svc_cli_complete)'
