# SPDX-License-Identifier: MIT
# Completions of svc-cli for fish; svc-cli itself knows what can stand where.
function __svc_cli_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    if string match -qr '^[\'"]' -- "$typed" # the quotation mark may be open
        set typed (string sub -s 2 -- "$typed")
    else
        set typed (string unescape -- "$typed")
    end
    set -l lines (svc-cli complete -- $words[2..-1] "$typed" 2>/dev/null)
    if test "$lines[1]" = files
        __fish_complete_path (commandline -ct)
    else
        string match -v -- '' $lines[2..-1]
    end
end
complete -c svc-cli -f -a '(__svc_cli_complete)'
