import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import YetAnotherLightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import './gallery-lightbox.css'
import type { Photo } from './gallery.tsx'

const LABELS = {
  Previous: 'Foto anterior',
  Next: 'Próxima foto',
  Close: 'Fechar',
  Slide: 'foto',
  Carousel: 'carrossel',
  Lightbox: 'Fotos ampliadas',
  'Photo gallery': 'Galeria de fotos',
  '{index} of {total}': '{index} de {total}',
}

/** A phone loads the width that it shows. */
function slideOf({ src, alt, srcset = '', width, height }: Photo) {
  const sizes = srcset
    .split(', ')
    .map((one) => one.split(' '))
    .flatMap(([address = '', wide = '']) =>
      width && height && Number.parseInt(wide)
        ? [{ src: address, width: Number.parseInt(wide), height: Math.round((height * Number.parseInt(wide)) / width) }]
        : [],
    )
  return { src, alt, width, height, ...(sizes.length && { srcSet: sizes }) }
}

export default function GalleryLightbox({
  photos,
  at,
  onClose,
}: {
  photos: readonly Photo[]
  at: number
  onClose: () => void
}) {
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={at}
      slides={photos.map(slideOf)}
      plugins={[Counter]}
      counter={{ separator: 'de', container: { className: 'ponte-lightbox-counter' } }}
      labels={LABELS}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      animation={{ fade: 150, swipe: 180 }}
    />
  )
}
