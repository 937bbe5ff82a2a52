import { Notice } from '#web/ui/notice.tsx'

/** The form checks and sends itself by script; whoever has none is told before filling anything in. */
export const NeedsScript = () => (
  <noscript>
    <Notice kind="warning" title="Este cadastro precisa de JavaScript">
      Ele está desligado neste navegador, e sem ele o cadastro não pode ser enviado. Ative o JavaScript nas configurações do navegador e recarregue
      a página, ou abra este mesmo endereço em outro navegador ou aparelho.
    </Notice>
  </noscript>
)
