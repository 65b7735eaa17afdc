import { Suspense, useState } from 'react'
import { Spin } from 'antd'
import { downloadHref } from '../../../api/download'
import type { Photo } from '../../../api/photo'
import { lazyArea } from '../../../shared/lazyArea'
import { thenAndNowText } from './messages'
import type { ShownPhoto } from './PicturePair'

const PanoramaView = lazyArea(() => import('../panorama/PanoramaView'), 'PanoramaView')

interface ShownPanorama extends ShownPhoto {
  panorama: NonNullable<NonNullable<Photo['facts']>['panorama']>
}

/** Two 360° photos that look in one direction. */
export function PanoramaPair({ then, now }: { then: ShownPanorama; now: ShownPanorama }) {
  const [direction, setDirection] = useState({ bearing: 0, pitch: 0 })
  const viewOf = ({ _id, panorama }: ShownPanorama) => (
    <Suspense fallback={<Spin />}>
      <PanoramaView
        picture={downloadHref(`/photo/picture/${_id}`, { size: 'preview' })}
        panorama={panorama}
        looksAt={direction}
        onLook={setDirection}
      />
    </Suspense>
  )
  return (
    <div className="picture-pair picture-pair-spheres">
      <figure>
        {viewOf(then)}
        <figcaption>{thenAndNowText('earlier', { time: then.time })}</figcaption>
      </figure>
      <figure>
        {viewOf(now)}
        <figcaption>{thenAndNowText('later', { time: now.time })}</figcaption>
      </figure>
    </div>
  )
}
