import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { jobExport } from './job-export.ts'
import { jobFeed } from './job-feed.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex } from './sitemaps.ts'

export const routes = [
  serve(wire.showRobots, robots),
  serve(wire.showSitemapIndex, sitemapIndex),
  serve(wire.showSitemap, (ctx, { params }) => sitemap(ctx, params.file)),
  serve(wire.showJobFeed, jobFeed),
  serve(wire.exportJobs, jobExport),
]
