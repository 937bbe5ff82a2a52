import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf, brandStyle, isReadable, readsAt } from './brand-colours.ts'
import { contrast } from './contrast.ts'

test('black on white is 21 to 1', () => assert.equal(contrast('#000000', '#FFFFFF'), 21))

test('a colour that cannot be read on light ground is not taken', () => {
  assert.deepEqual(['#1F4E8C', '#0B6E5F', '#7A1022', '#000000'].map(isReadable), [true, true, true, true])
  assert.deepEqual(['#F2B705', '#58CDB4', '#FFFFFF', '#7A9A00'].map(isReadable), [false, false, false, false])
})

test('what is taken reads in both themes, on every ground of theirs and under its letters', () => {
  for (let red = 0; red < 256; red += 51)
    for (let green = 0; green < 256; green += 51)
      for (let blue = 0; blue < 256; blue += 51) {
        const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        if (!isReadable(colour)) continue
        const { light, dark } = brandOf(colour)
        for (const ground of ['#FBFAF7', '#FFFFFF', '#F3F0E9', light.tint])
          for (const text of [light.primary, light.strong])
            assert.ok(contrast(text, ground) >= 4.5, `${text} on ${ground}`)
        for (const ground of ['#111614', '#19201D', '#0D110F', dark.tint])
          for (const text of [dark.primary, dark.strong])
            assert.ok(contrast(text, ground) >= 4.5, `${text} on ${ground}`)
        for (const [muted, text, tint] of [
          ['#586560', '#1B2421', light.tint],
          ['#A3B1AB', '#ECF1EE', dark.tint],
        ] as const)
          for (const words of [muted, text]) assert.ok(contrast(words, tint) >= 4.5, `${words} on ${tint}`)
        for (const theme of [light, dark])
          for (const ground of [theme.primary, theme.strong])
            assert.ok(contrast(theme.on, ground) >= 4.5, `${theme.on} on ${ground}`)
      }
})

test('a board wears what can be read, in both themes, and nothing else', () => {
  assert.deepEqual(Object.keys(brandStyle('#1F4E8C')!), [
    '--paper',
    '--night',
    ...['light', 'dark'].flatMap((theme) => ['primary', 'strong', 'tint', 'on'].map((tone) => `--${theme}-${tone}`)),
  ])
  assert.deepEqual(['#F2B705', 'red; }', null].map(brandStyle), [undefined, undefined, undefined])
  assert.ok(readsAt('#F2B705') < 2)
})
