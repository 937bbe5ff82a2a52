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

export default function GalleryLightbox({ photos, at, onClose }: { photos: readonly Photo[]; at: number; onClose: () => void }) {
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={at}
      slides={photos.map(({ src, alt, width, height }) => ({ src, alt, width, height }))}
      plugins={[Counter]}
      counter={{ separator: 'de', container: { className: 'ponte-lightbox-counter' } }}
      labels={LABELS}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      animation={{ fade: 150, swipe: 180 }}
    />
  )
}
