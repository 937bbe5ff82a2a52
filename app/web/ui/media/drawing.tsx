import type { ReactNode } from 'react'
import styles from '../states/state.module.css'

export type DrawingName = 'search' | 'folder' | 'bridge' | 'cable' | 'lock'

const LINES: Record<DrawingName, ReactNode> = {
  search: (
    <>
      <circle className="sun" cx="118" cy="28" r="7" />
      <rect x="26" y="22" width="72" height="80" rx="8" />
      <path d="M40 42h32M40 56h44M40 70h24" />
      <circle className="lead" cx="98" cy="72" r="20" />
      <path className="lead" d="m112 87 16 17" />
    </>
  ),
  folder: (
    <>
      <circle className="sun" cx="122" cy="30" r="7" />
      <path d="M24 92V38a6 6 0 0 1 6-6h28l10 12h56a6 6 0 0 1 6 6v8" />
      <path className="lead" d="M24 92 38 62a6 6 0 0 1 5-3h97l-17 38a6 6 0 0 1-5 3H30a6 6 0 0 1-6-8Z" />
    </>
  ),
  bridge: (
    <>
      <circle className="sun" cx="80" cy="34" r="9" />
      <path d="M12 100c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0" />
      <path className="lead" d="M14 74h46M100 74h46M30 74V50M130 74V50" />
      <path className="lead" d="M14 64c10-2 14-8 16-14 2 12 12 20 28 24M146 64c-10-2-14-8-16-14-2 12-12 20-28 24" />
      <path d="M66 74h6M77 74h6M88 74h6" strokeDasharray="2 5" />
    </>
  ),
  cable: (
    <>
      <circle className="sun" cx="80" cy="30" r="7" />
      <path className="lead" d="M10 92c28 0 20-34 44-34h8" />
      <path d="M62 46h12v24H62zM74 52h9M74 64h9" />
      <path className="lead" d="M150 92c-28 0-20-34-44-34h-8" />
      <path d="M98 46H92a6 6 0 0 0-6 6v12a6 6 0 0 0 6 6h6z" transform="translate(4)" />
    </>
  ),
  lock: (
    <>
      <circle className="sun" cx="120" cy="30" r="7" />
      <path d="M60 56V42a20 20 0 0 1 40 0v14" />
      <rect className="lead" x="46" y="56" width="68" height="46" rx="8" />
      <path className="lead" d="M80 74v10" />
      <circle className="lead" cx="80" cy="72" r="4" />
    </>
  ),
}

/** One line drawing for each empty state. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {LINES[name]}
    </svg>
  )
}
