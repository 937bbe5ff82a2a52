// Properties are tried with the same values each time: a test that fails today failed yesterday.
import fc from 'fast-check'

fc.configureGlobal({ seed: 20261121 })

export default fc
