# Completes photo-slider's commands and options in bash.
_photo_slider() {
    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
    local options="--autoplay --no-loop --fit --effect --indicator --title --sort --shuffle --start --max-megapixels --help"
    case $previous in
    --fit) COMPREPLY=($(compgen -W "contain cover" -- "$word")); return ;;
    --effect) COMPREPLY=($(compgen -W "slide fade" -- "$word")); return ;;
    --indicator) COMPREPLY=($(compgen -W "auto dots fraction progress none" -- "$word")); return ;;
    --sort) COMPREPLY=($(compgen -W "name date none" -- "$word")); return ;;
    --autoplay | --start | --title | --port | --host | --max-megapixels | --cache-limit) return ;;
    esac
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W "show serve export inspect element --help --version" -- "$word"))
        return
    fi
    case ${COMP_WORDS[1]} in
    show) options="$options --fullscreen" ;;
    serve) options="$options --port --host --open --pages --cache-limit --originals" ;;
    export) options="$options --output --originals" ;;
    inspect) options="--sort --max-megapixels --help" ;;
    element) options="--output --help" ;;
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
    else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -F _photo_slider photo-slider
