import { useEffect, useState } from 'react'
import { Alert, Spin } from 'antd'
import type { Document } from '../../api/document'
import { downloadHref } from '../../api/download'
import { lazyArea } from '../../shared/lazyArea'
import { documentsText } from './messages'

const PdfPreview = lazyArea(() => import('../../shared/pdf/PdfPreview'), 'PdfPreview')

const TEXT_BYTES = 256 * 1024

/** Shows the file of a document without running anything in it. */
export function DocumentPreview({ document: { _id, name, preview, size, versionNumber } }: { document: Document }) {
  // The number changes the address with each version.
  const address = downloadHref(`/document/preview/${_id}`, { number: versionNumber })
  switch (preview) {
    case 'pdf':
      return <PdfPreview address={address} name={name} />
    case 'image':
      return <img src={address} alt={name} style={{ maxWidth: '100%' }} />
    case 'text':
      return <TextPreview address={address} size={size} />
    case 'none':
      return <p>{documentsText('noPreview')}</p>
  }
}

function TextPreview({ address, size }: { address: string; size: number }) {
  const [text, setText] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const loading = new AbortController()
    const headers = { range: `bytes=0-${TEXT_BYTES - 1}` }
    fetch(address, { credentials: 'include', headers, signal: loading.signal })
      .then(async (reply) => (reply.ok ? setText(await reply.text()) : setFailed(true)))
      .catch(() => {
        if (!loading.signal.aborted) setFailed(true)
      })
    return () => loading.abort()
  }, [address])
  if (hasFailed) return <Alert type="error" showIcon title={documentsText('previewFailed')} />
  if (text === undefined) return <Spin />
  return (
    <>
      {size > TEXT_BYTES && <p>{documentsText('previewCut')}</p>}
      {/* Scrollable regions need the keyboard. */}
      <pre
        tabIndex={0}
        role="region"
        aria-label={documentsText('preview')}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '60vh', overflow: 'auto' }}
      >
        {text}
      </pre>
    </>
  )
}
