import { StandingMark } from '#web/ui/states/standing.tsx'

/** Whether an agreement counts today. */
export function AgreementMark({ in_force, display_name }: { in_force: boolean; display_name: string | null }) {
  if (in_force) return <StandingMark of="good">Em vigor</StandingMark>
  return display_name ? (
    <StandingMark of="waiting">Fora de vigor</StandingMark>
  ) : (
    <StandingMark of="quiet">Sem convênio</StandingMark>
  )
}
