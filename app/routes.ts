// Table of contents: every page and its address, by audience.
import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('features/home/web/home-page.tsx')] satisfies RouteConfig
