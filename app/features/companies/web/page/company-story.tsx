import { Benefits } from '#web/page/showcase.tsx'
import { Gallery } from '#web/ui/media/gallery.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { Video } from '#web/ui/media/video.tsx'
import type { CompanyAttributes } from './company.ts'
import styles from './company-page.module.css'
import { Testimonials } from './testimonials.tsx'
import { OptionalSection } from './optional-section.tsx'

/** What the company tells of itself, in the order somebody wants to know it. */
export function CompanyStory({ company }: { company: CompanyAttributes }) {
  const { name, description, why_work, benefits, photos, videos, contributions } = company
  const shown = photos.map(({ url, srcset, width, height }, at) => ({
    src: url,
    srcset,
    width,
    height,
    alt: `Foto ${at + 1} da ${name}`,
  }))
  return (
    <>
      <OptionalSection title="Sobre a empresa" value={description}>
        {description && <RichText html={description} />}
      </OptionalSection>
      <OptionalSection title="Por que trabalhar conosco?" value={why_work}>
        {why_work && <RichText html={why_work} />}
      </OptionalSection>
      <OptionalSection title="Benefícios" value={benefits}>
        <Benefits of={benefits} size={32} />
      </OptionalSection>
      <OptionalSection title="Fotos" value={photos}>
        <Gallery photos={shown} label={`Fotos da ${name}`} />
      </OptionalSection>
      <OptionalSection title="Vídeos" value={videos}>
        <ul className={styles.videos}>
          {videos.map(({ id, url }, at) => (
            <li key={id}>
              <Video address={url} title={videos.length > 1 ? `Vídeo ${at + 1} da ${name}` : `Vídeo da ${name}`} />
              <noscript>
                <a href={url} rel="nofollow noopener noreferrer">
                  Assistir no YouTube
                </a>
              </noscript>
            </li>
          ))}
        </ul>
      </OptionalSection>
      <OptionalSection title="Quem trabalha aqui conta" value={contributions}>
        <Testimonials of={contributions} />
      </OptionalSection>
    </>
  )
}
