import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type * as rich from './rich-editor.ts'

const showText = (place: HTMLElement, html: string) => void (place.innerHTML = html)

/** The editor of a text, which is fetched when the field appears; until then the text can be read. */
export function useRichEditor(place: RefObject<HTMLElement | null>, value: string, change: (html: string) => void) {
  const editor = useRef<rich.RichEditor>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const onChange = useEffectEvent(change)
  const open = useEffectEvent(({ openEditor }: typeof rich) => {
    if (!place.current) return
    editor.current = openEditor(place.current, value, (html) => onChange(html))
    setState('ready')
  })

  useEffect(() => {
    let gone = false
    import('./rich-editor.ts').then(
      (loaded) => void (gone || open(loaded)),
      () => gone || setState('failed'),
    )
    return () => {
      gone = true
      editor.current?.close()
      editor.current = null
    }
  }, [])
  useEffect(() => {
    if (editor.current) editor.current.show(value)
    else if (place.current) showText(place.current, value)
  }, [place, value])

  return { editor, state }
}
