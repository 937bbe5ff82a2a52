import { type Column, DataTable } from './data-table.tsx'

const ROWS = 10

/** What a table shows while its rows are on their way: its own headings, so that nothing moves when they come. */
export const TableAwaited = <Row,>({ of }: { of: readonly Column<Row>[] }) => (
  <DataTable<Row> caption="" columns={of} rows={[]} rowKey={() => ''} loading expected={ROWS} />
)
