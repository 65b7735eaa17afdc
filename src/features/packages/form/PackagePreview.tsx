import { Typography } from 'antd'
import { PackageCard } from '../../../shared/packages/PackageCard'
import { packagesText } from '../messages'
import { toNewPackage, type PackageValues } from './packageValues'

/** Live preview of the package's public card. */
export function PackagePreview({ values }: { values: PackageValues }) {
  const offer = toNewPackage(values)
  return (
    <section aria-label={packagesText('preview')} style={{ width: 300, maxWidth: '100%' }}>
      <Typography.Title level={2} style={{ fontSize: 14, marginTop: 0 }}>
        {packagesText('preview')}
      </Typography.Title>
      <PackageCard
        offer={{ ...offer, name: offer.name || packagesText('previewName'), poster: values.poster?.url ?? null }}
      />
      {!(values.active && values.public) && (
        <Typography.Paragraph type="secondary" style={{ marginTop: 8 }}>
          {packagesText('previewHidden')}
        </Typography.Paragraph>
      )}
    </section>
  )
}
