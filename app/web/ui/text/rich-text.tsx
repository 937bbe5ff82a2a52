import styles from './rich-text.module.css'

/** HTML that the server cleaned on writing, from a fixed list of tags. */
export const RichText = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- cleaned on writing: nothing but headings, lists, emphasis and web links
  <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />
)
