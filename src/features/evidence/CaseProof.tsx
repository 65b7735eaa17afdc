import { Typography } from 'antd'
import type { EvidenceCase } from '../../api/evidence'
import { downloadHref } from '../../api/download'
import { Facts } from '../../shared/Facts'
import { evidenceText } from './messages'

/** Hashes and signature of a frozen case, and how they are checked. */
export function CaseProof({
  evidence: { archiveSha256, manifestSha256, keyId, signature },
}: {
  evidence: EvidenceCase
}) {
  const code = (value: string | null) => <code style={{ overflowWrap: 'anywhere' }}>{value ?? '–'}</code>
  return (
    <section style={{ marginTop: 24 }}>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        {evidenceText('proof')}
      </Typography.Title>
      <Facts
        items={[
          { key: 'archive', label: evidenceText('archiveSha'), children: code(archiveSha256) },
          { key: 'manifest', label: evidenceText('manifestSha'), children: code(manifestSha256) },
          {
            key: 'signature',
            label: evidenceText('signature'),
            children: signature === null ? evidenceText('notSigned') : code(signature),
          },
          { key: 'key', label: evidenceText('signedWith'), children: code(keyId) },
        ]}
      />
      <Typography.Paragraph type="secondary" style={{ margin: '8px 0 4px' }}>
        {evidenceText('verify')}
      </Typography.Paragraph>
      <Typography.Link href={downloadHref('/evidence/keys')} target="_blank" rel="noreferrer">
        {evidenceText('publicKeys')}
      </Typography.Link>
    </section>
  )
}
