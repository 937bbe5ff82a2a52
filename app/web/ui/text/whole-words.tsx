import { Fragment } from 'react'
import styles from '../alerts/alert-outlet.module.css'

/** No line ends with the 'e-' of 'e-mail': in the short lines of an alert it reads as a mistake. */
export const WholeWords = ({ children }: { children: string }) =>
  [...children.matchAll(/(.*?)(\be-mails?\b|$)/gis)].map(({ index, 1: before, 2: word }) => (
    <Fragment key={index}>
      {before}
      {word && <span className={styles.whole}>{word}</span>}
    </Fragment>
  ))
