import type { Variable } from '../variable-types.ts'

/** A condition compares one variable with one value; E binds closer than OU. */
export type Literal =
  | { type: 'text'; value: string }
  | { type: 'amount'; value: number }
  | { type: 'date'; value: string }
  | { type: 'yes_no'; value: boolean }
  | { type: 'blank' }
export type Comparison = { path: string; variable: Variable | null; sign: '=' | '≠' | '<' | '>'; literal: Literal }
/** Any of the groups, each with all of its comparisons. */
export type Condition = Comparison[][]

export type Inline =
  | { type: 'text'; text: string; strong: boolean }
  | { type: 'variable'; path: string; variable: Variable; otherwise: string | null; strong: boolean; line: number }
  | { type: 'if'; condition: Condition; met: Inline[]; otherwise: Inline[] }

export type Shape = 'title' | 'heading' | 'clause' | 'subclause' | 'item' | 'paragraph'
export type Node =
  | { type: 'line'; shape: Shape; line: number; words: Inline[]; rules: string[] }
  | { type: 'row'; line: number; cells: Inline[][] }
  | { type: 'place'; line: number; role: Inline[]; name: Inline[] }
  | { type: 'if'; condition: Condition; met: Node[]; otherwise: Node[] }
  | { type: 'each'; list: string; as: string; line: number; nodes: Node[]; otherwise: Node[] | null }

export type Problem = { line: number; message: string }
export type Template = { nodes: Node[] }
export type Parsed = { template: Template; problems: Problem[] }

/** Variables by path, with those of the rows that are open around them. */
export type Scope = {
  known: Record<string, Variable>
  lists: readonly string[]
  /** Words that cost much are found only where there is still room for them. */
  problem: (line: number, message: string | (() => string)) => void
}
