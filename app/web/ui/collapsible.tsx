import { IconChevronDown } from '#web/icons/c/chevron-down.ts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from './media/icon.tsx'
import { REVEAL } from './reveal.ts'
import styles from './collapsible.module.css'

type Props = {
  title: string
  children: ReactNode
  /** Beside the title while closed: how many fields are filled or wrong. */
  note?: string
  openAtFirst?: boolean
  /** Always open on wide screens. */
  onlyOnMobile?: boolean
  /** Opens it when it becomes true: it holds an error. */
  reveal?: boolean
  heading?: 'h2' | 'h3' | 'h4'
}

/** The content stays in the document while closed, so that typed values are kept. */
export function Collapsible({
  title,
  children,
  note,
  openAtFirst = false,
  onlyOnMobile = false,
  reveal = false,
  heading: Heading = 'h3',
}: Props) {
  const [open, setOpen] = useState(openAtFirst)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const node = section.current!
    const show = () => setOpen(true)
    node.addEventListener(REVEAL, show)
    return () => node.removeEventListener(REVEAL, show)
  }, [])
  useEffect(() => {
    if (reveal) setOpen(true)
  }, [reveal])
  return (
    <section
      ref={section}
      className={styles.section}
      data-open={open || undefined}
      data-only-mobile={onlyOnMobile || undefined}
      aria-labelledby={`${id}-title`}
    >
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span id={`${id}-title`}>{title}</span>
          {note && !open && <span className={styles.note}>{note}</span>}
          <Icon of={IconChevronDown} className={styles.chevron} />
        </button>
        <span className={styles.title}>{title}</span>
      </Heading>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </section>
  )
}
