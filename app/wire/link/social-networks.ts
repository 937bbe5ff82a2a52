// Apart from the schemas: every page's footer names them, and most pages check nothing.
export const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
} as const
export type Network = keyof typeof NETWORKS
