import { useAct } from '#web/calls/use-act.ts'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import { chooseVisibility, showVisibility } from '../../wire/visibility.ts'

type Of = Answer<typeof showVisibility>['data']['attributes']

/** A yes or a no, said here; a year later it is asked again. */
export function VisibilityPart({ of }: { of: Of }) {
  const choose = useAct(chooseVisibility, {
    refresh: [showVisibility],
    done: ({ data }) =>
      data.attributes.visible
        ? 'Empresas podem encontrar você.'
        : 'Nenhuma empresa encontra mais o seu perfil no banco.',
  })
  const say = (visible: boolean) => choose.press({ visibility: { visible } })
  return (
    <Section title="Quem pode encontrar você" id="visibilidade">
      {of.asks_again && (
        <Notice kind="warning" title="Você ainda quer ser encontrado?">
          Faz um ano que você disse sim. Sem resposta até {formatDate(of.ends_on!)}, seu perfil sai do banco.
        </Notice>
      )}
      <p>
        {of.visible
          ? `Empresas verificadas encontram o que você mostra no seu perfil${
              of.asked_again_on && !of.asks_again ? `. Em ${formatDate(of.asked_again_on)} perguntamos de novo` : ''
            }.`
          : 'Seu perfil não aparece no banco de candidatos.'}
      </p>
      <Muted>
        Contato, foto, currículo e pretensão salarial nunca aparecem no banco: a empresa convida, e você decide.
        {of.minor && ' Como você tem menos de 18 anos, só aparece para vagas que a lei permite.'}
        {!of.email_confirmed && ' Confirme o seu e-mail para aparecer.'}
      </Muted>
      <Actions>
        {(of.asks_again || !of.visible) && (
          <Button kind="primary" disabled={choose.busy} onClick={() => say(true)}>
            {of.visible ? 'Sim, continuar aparecendo' : 'Quero ser encontrado'}
          </Button>
        )}
        {of.visible && (
          <Button disabled={choose.busy} onClick={() => say(false)}>
            Não aparecer mais
          </Button>
        )}
      </Actions>
    </Section>
  )
}
