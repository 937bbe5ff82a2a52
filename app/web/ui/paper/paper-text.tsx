import { keyed } from '#web/page/keyed.ts'
import type { Block, Paper, Run } from '#wire/paper/paper.ts'
import styles from './paper-text.module.css'

const Runs = ({ of }: { of: Run[] }) =>
  keyed(of).map(({ item: { text, strong }, key }) => (strong ? <strong key={key}>{text}</strong> : text))

function Part({ block }: { block: Block }) {
  if (block.type === 'heading') return <h3>{block.text}</h3>
  if (block.type === 'clause')
    return (
      <p>
        {block.number} <Runs of={block.runs} />
      </p>
    )
  if (block.type === 'paragraph')
    return (
      <p>
        <Runs of={block.runs} />
      </p>
    )
  if (block.type === 'list')
    return (
      <ul>
        {keyed(block.items).map(({ item, key }) => (
          <li key={key}>
            <Runs of={item} />
          </li>
        ))}
      </ul>
    )
  if (block.type === 'table')
    return (
      <div className={styles.scroll} role="region" aria-label={block.caption} tabIndex={0}>
        <table>
          <caption>{block.caption}</caption>
          <thead>
            <tr>
              {block.header.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(block.rows).map(({ item: row, key }) => (
              <tr key={key}>
                {keyed(row).map(({ item: cell, key: at }) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  return (
    <ul className={styles.places}>
      {block.signers.map(({ role, name }) => (
        <li key={`${role} ${name}`}>
          {name} <span>{role}</span>
        </li>
      ))}
    </ul>
  )
}

/** A document as text, from the same source as its PDF. */
export const PaperText = ({ paper }: { paper: Paper }) => (
  <div className={styles.paper}>
    <h2>{paper.title}</h2>
    {keyed(paper.blocks).map(({ item, key }) => (
      <Part key={key} block={item} />
    ))}
  </div>
)
