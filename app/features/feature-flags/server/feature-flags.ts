// The door: which features are on.
import type { Ctx } from '#server/context.ts'
import type { FeatureFlag, Features } from '#wire/feature-flags.ts'
import { openFeaturesFile } from './features-file.ts'

type Asker = Pick<Ctx, 'configuration' | 'now' | 'log'>

const files = new Map<string, ReturnType<typeof openFeaturesFile>>()

export function flags({ configuration: { features_file }, now, log }: Asker): Features {
  let file = files.get(features_file)
  if (!file) files.set(features_file, (file = openFeaturesFile(features_file)))
  return file(now, log)
}

export const flagOn = (ctx: Asker, name: FeatureFlag) => flags(ctx)[name]
