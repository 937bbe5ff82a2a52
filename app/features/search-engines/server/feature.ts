import type { Feature } from '#server/feature.ts'
import { serve } from '#server/serve.ts'
import * as wire from '../wire.ts'
import { drawBoard, drawDirectory, drawHome, drawPartner } from './draw-pages.ts'
import { jobExport } from './job-export.ts'
import { jobFeed } from './job-feed.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex } from './sitemaps.ts'
import { webManifest } from './web-manifest.ts'

const routes = serve(wire, {
  showRobots: robots,
  showWebManifest: webManifest,
  showSitemapIndex: sitemapIndex,
  showSitemap: (ctx, { params }) => sitemap(ctx, params.file),
  showJobFeed: jobFeed,
  exportJobs: jobExport,
  drawHome,
  drawBoard,
  drawDirectory,
  drawPartner: (ctx, { params }) => drawPartner(ctx, params.display_name),
})

export const feature = { name: 'searchEngines', wire, routes } satisfies Feature
