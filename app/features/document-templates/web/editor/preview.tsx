import { useDeferredValue, useMemo, useState } from 'react'
import { useAct } from '#web/calls/use-act.ts'
import { saveBlob } from '#web/save-blob.ts'
import { Muted } from '#web/page/page.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { PaperText } from '#web/ui/paper/paper-text.tsx'
import { parseTemplate } from '../../wire/language/parse-template.ts'
import { renderTemplate, TOO_LONG } from '../../wire/language/render-template.ts'
import { PREVIEWS, previewDocument } from '../../wire/templates.ts'
import { type Kind, KINDS } from '../../wire/variable-types.ts'
import { previewValues } from '../../wire/preview-values.ts'
import styles from '../templates.module.css'

type Values = keyof typeof PREVIEWS
const CASES = Object.entries(PREVIEWS).map(([value, label]) => ({ value, label }))
const FIRST = 'usual' satisfies Values

/** What a text makes of invented people, as they would read it; on paper by the button. */
export function Preview({ id, kind, body }: { id: string; kind: Kind; body: string }) {
  const [values, setValues] = useState<Values>(FIRST)
  const shown = useDeferredValue(values)
  const { paper, blanks, too_long } = useMemo(
    () => renderTemplate(parseTemplate(body).template, previewValues[shown]),
    [body, shown],
  )
  const print = useAct(previewDocument, {
    onDone: (pdf) => saveBlob(pdf, `${KINDS[kind]} - prévia.pdf`),
    failed: 'Não foi possível gerar o PDF agora. Por favor, tente novamente.',
  })
  return (
    <section className={styles.preview} aria-label="Prévia">
      <div className={styles.bar}>
        <ChooseFilter
          label="Prévia com"
          name="values"
          none={PREVIEWS[FIRST]}
          value={values === FIRST ? '' : values}
          choices={CASES.filter(({ value }) => value !== FIRST)}
          onChoose={(value) => setValues((value || FIRST) as Values)}
        />
        <Button loading={print.busy} onClick={() => print.press({ id, body, values })}>
          Ver em PDF
        </Button>
      </div>
      {too_long && <Notice kind="warning" title={`Com estes dados, ${TOO_LONG}.`} />}
      {blanks.length > 0 && (
        <Muted>
          Sem estes dados o documento não é enviado: {blanks.map(({ variable: { label } }) => label).join('; ')}.
        </Muted>
      )}
      <div className={styles.sheet} role="region" aria-label="Documento da prévia" tabIndex={0}>
        <PaperText paper={paper} />
      </div>
    </section>
  )
}
