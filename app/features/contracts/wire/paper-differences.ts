// What one version of a document says otherwise than the one before: line by line, each under its heading or clause.
import type { Block, Paper, Run } from '#wire/paper/paper.ts'

export type PaperDifference = { label: string; before: string | null; after: string | null }
type Line = { label: string; text: string }

const words = (runs: Run[]) => runs.map(({ text }) => text).join('')

function linesOf(block: Block, heading: string): Line[] {
  if (block.type === 'clause')
    return [{ label: `Cláusula ${block.number.replace(/\.$/, '')}`, text: words(block.runs) }]
  if (block.type === 'paragraph') return [{ label: heading, text: words(block.runs) }]
  if (block.type === 'list') return block.items.map((item) => ({ label: heading, text: words(item) }))
  if (block.type === 'table') return block.rows.map((row) => ({ label: block.caption, text: row.join(' · ') }))
  if (block.type === 'places')
    return block.signers.map(({ role, name }) => ({ label: 'Quem assina', text: `${role}: ${name}` }))
  return []
}

function read({ title, blocks }: Paper): Line[] {
  let heading = title
  return blocks.flatMap((block) => {
    if (block.type !== 'heading') return linesOf(block, heading)
    heading = block.text
    return []
  })
}

/** Lines of the one that the other does not have, however they are numbered there. */
function missing(lines: Line[], others: Line[]): Line[] {
  const left = new Map<string, number>()
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1)
  return lines.filter(({ text }) => {
    const count = left.get(text) ?? 0
    if (count > 0) left.set(text, count - 1)
    return count === 0
  })
}

export function paperDifferences(before: Paper, after: Paper): PaperDifference[] {
  const [old, now] = [read(before), read(after)]
  const [gone, come] = [missing(old, now), missing(now, old)]
  const labels = [...new Set([...come, ...gone].map(({ label }) => label))]
  return labels.flatMap((label) => {
    const [was, is] = [gone, come].map((lines) => lines.filter((line) => line.label === label)) as [Line[], Line[]]
    return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => ({
      label,
      before: was[at]?.text ?? null,
      after: is[at]?.text ?? null,
    }))
  })
}
