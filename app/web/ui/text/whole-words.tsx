import { Fragment } from 'react'
import styles from '../alerts/alert-outlet.module.css'

/** Keeps 'e-mail' on one line: in short lines a break after 'e-' looks like an error. */
export const WholeWords = ({ children }: { children: string }) =>
  [...children.matchAll(/(.*?)(\be-mails?\b|$)/gis)].map(({ index, 1: before, 2: word }) => (
    <Fragment key={index}>
      {before}
      {word && <span className={styles.whole}>{word}</span>}
    </Fragment>
  ))
