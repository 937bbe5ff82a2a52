import { Link } from 'react-router'
import { useSite } from '#web/site.ts'
import styles from './logo.module.css'

/** Two towers, a deck, the cable between them, and the sun over the water. */
export function Mark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 34 34"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="17" cy="8" r="4" stroke="none" />
      <path d="M2 25h30M9 31V10M25 31V10" />
      <path d="M2 19c4-1 6-4 7-9 1 7 4 10 8 10s7-3 8-10c1 5 3 8 7 9" />
    </svg>
  )
}

export function Logo({ to = '/' }: { to?: string | null }) {
  const { app_name } = useSite()
  const inside = (
    <>
      <Mark />
      {app_name}
    </>
  )
  return to === null ? (
    <span className={styles.logo}>{inside}</span>
  ) : (
    <Link to={to} className={styles.logo} aria-label={`${app_name}, página inicial`}>
      {inside}
    </Link>
  )
}
