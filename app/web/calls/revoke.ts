import { apiFetch } from './api.ts'

/**
 * Ends a session on the server. Sent with keepalive, since the page may close; without a connection it is sent later.
 */
export function revoke(token: string) {
  const send = () =>
    apiFetch('/oauth/revoke', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      body: new URLSearchParams({ token }),
    })
  void send().catch(() => addEventListener('online', () => void send().catch(() => {}), { once: true }))
}
