// A fixed seed: tests use the same values each time.
import fc from 'fast-check'

fc.configureGlobal({ seed: 20261121 })

export default fc
