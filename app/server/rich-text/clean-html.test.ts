// Alone: by the clock.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { growth } from '#test/support/product/processor-time.ts'
import { cleanHtml } from './clean-html.ts'

const cases: [string, string | null][] = [
  ['<p>Um <b>dois</b> <i>três</i></p>', '<p>Um <strong>dois</strong> <em>três</em></p>'],
  ['<h1>Título</h1><div>corpo</div>', '<h3>Título</h3><p>corpo</p>'],
  ['<ul><li>um<li>dois</ul>', '<ul><li>um</li><li>dois</li></ul>'],
  [
    '<ul><li>um<ul><li>dentro</li></ul></li><li>dois</li></ul>',
    '<ul><li>um<ul><li>dentro</li></ul></li><li>dois</li></ul>',
  ],
  ['<p>um<p>dois', '<p>um</p><p>dois</p>'],
  ['<li>solto</li>', 'solto'],
  ['<p onclick="x()" style="color:red" class=a>texto</p>', '<p>texto</p>'],
  [
    '<a href="https://x.example/?a=1&amp;b=2" onclick=x>ir</a>',
    '<a href="https://x.example/?a=1&amp;b=2" rel="nofollow noopener">ir</a>',
  ],
  ['<a href="javascript:alert(1)">ir</a>', 'ir'],
  ['<a href="java&#115;cript:alert(1)">ir</a>', 'ir'],
  ['<a href="&#104;ttps://x.example">ir</a>', '<a href="https://x.example/" rel="nofollow noopener">ir</a>'],
  ['<a href=data:text/html,x>ir</a><a href="mailto:a@b.c">eu</a>', 'ireu'],
  ['<script>alert(1)</script>fica', 'fica'],
  ['<style>p{}</style><p>fica</p><svg><a href="https://x.example">não</a></svg>', '<p>fica</p>'],
  ['<img src=x onerror=alert(1)>fica', 'fica'],
  ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
  ['<scr<script>ipt>alert(1)</script>', '&lt;scr'],
  ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ['<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
  ['<p>experi&ecirc;ncia &ndash; a&ccedil;&atilde;o</p>', '<p>experiência – ação</p>'],
  ['Primeiro\nsegue\n\nSegundo', '<p>Primeiro<br>segue</p><p>Segundo</p>'],
  ['<!-- nada --><p>x</p><!-- fim', '<p>x</p>'],
  ['<p><br></p><p>&nbsp;</p>', null],
  ['   ', null],
  ['<p>\u200b</p><p>&#8288;\u2800</p>', null],
  ['<p>moc.\u202eelgoog&#8206;</p>\n<p>\u200b</p>', '<p>moc.elgoog</p>'],
]

const spaced = (spaces: number) => `<p>${'&nbsp;'.repeat(spaces)}x</p>`

test('text that was pasted with its indentation is cleaned as soon as any other', async () => {
  // Short texts first: where the cost doubles with each space, longer ones would never end.
  for (const [short, long] of [
    [18, 22],
    [22, 30],
    [30, 900],
  ] as const)
    assert.ok((await growth((length) => cleanHtml(spaced(length)), short, long)) < 3, `${short} to ${long} spaces`)
  assert.equal(cleanHtml(spaced(2)), '<p>\u00a0\u00a0x</p>')
})

for (const part of [
  '<a"',
  "<a'x",
  '<',
  '<a ',
  '<p>',
  '<ul><li>',
  '<script',
  '&',
  '<p> <br>',
  '<a href=//x>',
  '\n ',
  '\n<',
])
  test(`text made of ${JSON.stringify(part)} costs what it is long`, async () => {
    const clean = (length: number) => cleanHtml(part.repeat(length / part.length))
    assert.ok((await growth(clean, 5_000, 40_000)) < 3)
  })

for (const [sent, kept] of cases) test(JSON.stringify(sent), () => assert.equal(cleanHtml(sent), kept))

const ALLOWED = /^<(\/?(p|h3|h4|ul|ol|li|strong|em|u)|br|\/a|a href="https?:\/\/[^"<>]*" rel="nofollow noopener")>$/
const bits = fc.constantFrom(
  '<',
  '>',
  '"',
  "'",
  '&',
  '/',
  '<p>',
  '</p>',
  '<a href=',
  'https://x.example',
  'javascript:x',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<li>',
  '<ul>',
  '</ul>',
  ' onclick=x ',
  'texto',
  '&#60;',
  '&lt;',
  '\n',
  '<b',
  '<svg',
  '<br>',
)

test('whatever is sent, nothing but the listed tags comes out, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 30 }), (parts) => {
      const clean = cleanHtml(parts.join('')) ?? ''
      for (const [tag] of clean.matchAll(/<[^>]*>?/g)) assert.match(tag, ALLOWED)
      const opened = [...clean.matchAll(/<(?!\/|br)/g)].length
      assert.equal([...clean.matchAll(/<\//g)].length, opened)
      if (/<\/?[a-z]/i.test(clean)) assert.equal(cleanHtml(clean) ?? '', clean)
    }),
    { numRuns: 2_000 },
  )
})
