import { Notice } from './alerts/notice.tsx'

type Props = { what?: string }

/** The form needs scripts to check and send; a note above says so without them. */
export const NeedsScript = (props: Props) => (
  <noscript>
    <ScriptNotice {...props} />
  </noscript>
)

export const ScriptNotice = ({ what = 'Este formulário' }: Props) => (
  <Notice kind="warning" title={`${what} precisa de JavaScript`}>
    Ele está desligado neste navegador, e sem ele nada pode ser enviado. Ative o JavaScript nas configurações do
    navegador e recarregue a página, ou abra este mesmo endereço em outro navegador ou aparelho.
  </Notice>
)
