export const handle = { remember: 60 }

export default function HomePage() {
  return <h1>Olá</h1>
}
