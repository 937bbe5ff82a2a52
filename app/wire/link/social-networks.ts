// Apart from the schemas, because every page's footer needs them and most pages validate nothing.
export const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
} as const
export type Network = keyof typeof NETWORKS
