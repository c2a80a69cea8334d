# SPDX-License-Identifier: MIT
# Completions of svc-cli for bash; svc-cli itself knows what can stand where.
_svc_cli() {
    local word kind value words=() typed before i
    # bash splits words at = and :, which belong to --token=header:NAME and to names.
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((i > 1)) && [[ $word == [=:]* || ${COMP_WORDS[i - 1]} == *[=:] ]] && [[ ${COMP_WORDS[i - 1]} != -- ]]; then
            words[${#words[@]} - 1]+=$word
        else
            words+=("$word")
        fi
    done
    for ((i = 0; i < ${#words[@]}; i++)); do # as the shell would read them
        word=${words[i]}
        case $word in
        \'*) word=${word#\'} word=${word%\'} ;;
        \"*) word=${word#\"} word=${word%\"} ;;
        *) word=${word//\\/} ;;
        esac
        words[i]=$word
    done
    typed=${words[${#words[@]} - 1]}
    before=${typed%"${typed##*[=:]}"} # what bash leaves in place
    COMPREPLY=()
    kind=
    while IFS=$'\t' read -r value _; do
        if [[ -z $kind ]]; then
            kind=$value
            continue
        fi
        value=${value#"$before"}
        case ${COMP_WORDS[COMP_CWORD]} in
        [\'\"]*) COMPREPLY+=("$value") ;;
        *) COMPREPLY+=("$(printf %q "$value")") ;;
        esac
    done < <(svc-cli complete -- "${words[@]}" 2>/dev/null)
    if [[ $kind == files ]]; then
        compopt -o default
    elif [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *: ]]; then
        compopt -o nospace
    fi
}
complete -F _svc_cli svc-cli
