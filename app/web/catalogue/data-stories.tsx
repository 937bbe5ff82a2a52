import type { Story } from './story.ts'
export const dataStories: Story[] = []
