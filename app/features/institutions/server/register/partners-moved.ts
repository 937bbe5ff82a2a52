import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { agreementInForce } from '../students.ts'

type Board = { id: number; name: string; display_name: string; students: number }

/** The partners whose agreement counts at this moment. */
export async function boardsInForce(db: Kysely<DB>): Promise<Map<number, Board>> {
  const { rows } = await sql<Board>`
    select i.id, i.name, p.display_name, (select count(*)::int from student_bonds b where b.institution_id = i.id and
      b.ended_at is null) as students
    from institution_partners p join institutions i on i.id = p.institution_id where
      ${agreementInForce({ now: new Date() })} order by i.search, i.id`.execute(db)
  return new Map(rows.map((board) => [board.id, board]))
}

const lost = (students: number) =>
  students === 0
    ? ''
    : students === 1
      ? ', e 1 estudante perde o vínculo'
      : `, e ${students.toLocaleString('pt-BR')} estudantes perdem o vínculo`

/** What the register closed or opened takes its board and its students along. */
export const partnersMoved = (before: Map<number, Board>, after: Map<number, Board>): string[] => [
  ...[...before.values()]
    .filter(({ id }) => !after.has(id))
    .map(
      ({ name, display_name, students }) =>
        `parceira encerrada: ${name}; o mural em /ies/${display_name} sai do ar${lost(students)}`,
    ),
  ...[...after.values()]
    .filter(({ id }) => !before.has(id))
    .map(
      ({ name, display_name }) =>
        `parceira reaberta: ${name}; o mural em /ies/${display_name} volta, e ` +
        'os vínculos são reconhecidos em alguns minutos',
    ),
]
