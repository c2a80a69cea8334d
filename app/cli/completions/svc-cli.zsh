#compdef svc-cli
# SPDX-License-Identifier: MIT
# Completions of svc-cli for zsh; svc-cli itself knows what can stand where.
_svc-cli() {
    local -a lines described
    local line typed=${words[CURRENT]}
    case $typed in # the quotation mark may be open
    [\'\"]*) typed=${typed[2,-1]} ;;
    *) typed=${(Q)typed} ;;
    esac
    lines=("${(@f)$(svc-cli complete -- "${(@Q)words[2,CURRENT-1]}" "$typed" 2>/dev/null)}")
    if [[ $lines[1] == files ]]; then
        compset -P '--[^=]#='
        _files
        return
    fi
    for line in "${(@)lines[2,-1]}"; do
        described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done
    (( $#described )) && _describe -V svc-cli described
}
if [[ $funcstack[1] == _svc-cli ]]; then
    _svc-cli "$@"
else
    compdef _svc-cli svc-cli
fi
