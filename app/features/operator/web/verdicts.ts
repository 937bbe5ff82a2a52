import type { Verification } from '#wire/verification.ts'
import type { ButtonKind } from '#web/ui/button.tsx'
import type { Decision } from './decision-dialog.tsx'

type Verdict = Pick<Decision, 'effect' | 'confirm' | 'destructive' | 'reason'> & {
  button: string
  kind: ButtonKind
  title: (name: string) => string
  told: string
}

export const VERDICTS: Record<Verification, Verdict> = {
  verificada: {
    button: 'Verificar empresa',
    kind: 'primary',
    title: (name) => `Verificar ${name}?`,
    effect: 'Os gestores recebem um e-mail e a empresa pode publicar vagas.',
    confirm: 'Verificar',
    reason: 'optional',
    told: 'A empresa está verificada.',
  },
  pendente: {
    button: 'Devolver à análise',
    kind: 'secondary',
    title: (name) => `Devolver ${name} à análise?`,
    effect: 'A empresa edita e prepara vagas, mas não publica até ser verificada.',
    confirm: 'Devolver à análise',
    reason: 'optional',
    told: 'A empresa voltou para análise.',
  },
  suspensa: {
    button: 'Suspender',
    kind: 'secondary',
    title: (name) => `Suspender ${name}?`,
    effect:
      'As vagas da empresa saem do ar e novas publicações ficam bloqueadas. Os gestores recebem o motivo por e-mail.',
    confirm: 'Suspender',
    destructive: true,
    reason: 'required',
    told: 'A empresa está suspensa.',
  },
}
