import { IMask } from 'react-imask'
import { formatDate } from '#wire/time/date.ts'
import { moneyFromWire, moneyToWire } from '#wire/money.ts'

export type MaskName = 'cpf' | 'cnpj' | 'zipcode' | 'companyPhone' | 'phone' | 'money' | 'month' | 'date' | 'time'

type Native = {
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text'
  autoComplete?: string
  autoCapitalize?: 'characters'
  placeholder: string
}
export type Mask = Native & {
  options: Parameters<typeof IMask>[1]
  /** Converts the shown text to the form's value. */
  toForm: (text: string) => string
  toScreen: (value: string) => string
}

type Flags = { input?: boolean; tail?: boolean }
type Masked = { value: string; reset: () => void; append: (text: string, flags: Flags) => unknown }
// Only paste, autofill or setValue enter a whole text into an empty field; a key press enters one character.
const whole = (read: (text: string) => string) => ({
  prepare: (text: string, masked: Masked, { input, tail }: Flags = {}) =>
    input && !tail && text.length > 1 && masked.value === '' ? read(text) : text,
})
const DIGITS = { definitions: { '9': /\d/ } }
const LETTERED = {
  definitions: { '9': /\d/, '#': /[\dA-Za-z]/ },
  prepareChar: (char: string) => char.toUpperCase(),
}
const AMOUNT = {
  radix: ',',
  thousandsSeparator: '.',
  mapToRadix: ['.'],
  scale: 2,
  min: 0,
  max: 999_999_999.99,
  normalizeZeros: true,
  padFractionalZeros: true,
}

const digits = (text: string) => text.replace(/\D/g, '')

/** '+55 11 98888-7777' and '011 98888-7777' both mean area 11. */
const national = (text: string) =>
  digits(text)
    .replace(/^55(?=\d{10,11}$)/, '')
    .replace(/^0(?=\d{10,11}$)/, '')
/** 55 is an area code too: whether it was the country shows once there is a digit too many. */
const withoutCountry = {
  prepare: (text: string, masked: Masked, flags: Flags = {}) => {
    if (!flags.input || flags.tail) return text
    const before = digits(masked.value)
    if (/^\d$/.test(text) && /^55\d{9}$/.test(before)) masked.value = before.slice(2)
    return whole(national).prepare(text, masked, flags)
  },
}
const international = (text: string) =>
  (text.trim().startsWith('+')
    ? digits(text)
    : digits(text)
        .replace(/^00/, '')
        .replace(/^0?(\d{10,11})$/, '55$1')
  ).replace(/^550/, '55')

/**
 * Most people mean Brazil, so the first digit adds 55; others begin with '+'. 55 is also an area code: whether a
 * second 55 was the country shows once there is a digit too many.
 */
const country = {
  prepare: (text: string, masked: Masked, { input, tail }: Flags = {}) => {
    if (!input || tail) return text
    const before = digits(masked.value)
    if (text.length > 1 && (before === '' || before === '55')) return international(text).slice(before.length)
    if (masked.value === '') return text === '0' ? '' : text.replace(/^\d$/, '55$&')
    if (/^\d$/.test(text) && /^5555\d{9}$/.test(before)) masked.value = `+${before.slice(2)}`
    return text
  },
}
const cnpjIn = (text: string) =>
  /[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}(?![\dA-Z])/i.exec(text)?.[0] ?? text
const amount = (text: string) => moneyFromWire(moneyToWire(text)).replaceAll('.', '')
/**
 * A typed dot may be the decimal sign, as on some keyboards, or separate thousands: the third digit after it decides.
 */
const dotted = new WeakSet<Masked>()
const amounts = {
  prepare(text: string, masked: Masked, flags: Flags = {}) {
    if (!flags.input || flags.tail) return text
    if (text === '.') dotted.add(masked)
    else if (text === ',') dotted.delete(masked)
    else if (/^\d$/.test(text) && dotted.has(masked) && /,\d\d$/.test(masked.value)) {
      const before = digits(masked.value)
      masked.reset()
      masked.append(before, {})
    }
    return whole(amount).prepare(text, masked, flags)
  },
}
const monthIn = (text: string) => text.replace(/^\s*(\d{4})-(\d{2}).*$/, '$2/$1')
const dateIn = (text: string) => formatDate(text.trim())

const same = (text: string) => text

function pattern(native: Native, drawn: string | object[], slots: object, reading: object = {}): Mask {
  const options = { mask: drawn as string, ...slots, ...reading }
  return { ...native, options, toForm: same, toScreen: IMask.createPipe(options) }
}

/** Whether a pasted or autofilled text is a complete value. */
export function fills(text: string, options: Mask['options']) {
  const drawn = options as { mask?: unknown }
  if (text.length < 2 || typeof drawn.mask === 'function') return false
  const masked = IMask.createMask(drawn as { mask: string })
  masked.append(text, { input: true, raw: true })
  return masked.isComplete
}

export const MASKS: Record<MaskName, Mask> = {
  cpf: pattern({ inputMode: 'numeric', placeholder: '000.000.000-00' }, '999.999.999-99', DIGITS),
  cnpj: pattern(
    { inputMode: 'text', autoCapitalize: 'characters', placeholder: '00.000.000/0000-00' },
    '##.###.###/####-99',
    LETTERED,
    whole(cnpjIn),
  ),
  zipcode: pattern(
    { inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '00000-000' },
    '99999-999',
    DIGITS,
  ),
  companyPhone: {
    ...pattern(
      { inputMode: 'tel', autoComplete: 'tel', placeholder: '+55 (00) 00000-0000' },
      '+99 (99) 99999-9999',
      DIGITS,
      country,
    ),
    toForm: (text) => (/\d/.test(text) ? text : ''),
  },
  phone: pattern(
    { inputMode: 'tel', autoComplete: 'tel-national', placeholder: '(00) 00000-0000' },
    [
      { mask: '(99) 9999-9999', ...DIGITS },
      { mask: '(99) 99999-9999', ...DIGITS },
    ],
    {},
    withoutCountry,
  ),
  month: pattern({ inputMode: 'numeric', placeholder: 'MM/AAAA' }, '99/9999', DIGITS, whole(monthIn)),
  date: pattern({ inputMode: 'numeric', placeholder: 'DD/MM/AAAA' }, '99/99/9999', DIGITS, whole(dateIn)),
  time: pattern({ inputMode: 'numeric', placeholder: 'HH:mm' }, '99:99', DIGITS),
  money: {
    inputMode: 'decimal',
    placeholder: '0,00',
    options: { mask: Number, ...AMOUNT, ...amounts },
    toForm: moneyToWire,
    toScreen: moneyFromWire,
  },
}
