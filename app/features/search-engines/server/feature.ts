import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { jobExport } from './job-export.ts'
import { jobFeed } from './job-feed.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex } from './sitemaps.ts'

const routes = serve(wire, {
  showRobots: robots,
  showSitemapIndex: sitemapIndex,
  showSitemap: (ctx, { params }) => sitemap(ctx, params.file),
  showJobFeed: jobFeed,
  exportJobs: jobExport,
})

export const feature = { name: 'searchEngines', wire, routes } satisfies Feature
