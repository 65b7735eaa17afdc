import { Card } from 'antd'
import { apiBase } from '../../api/address'
import { downloadHref } from '../../api/download'
import { CodeBlock } from './CodeBlock'
import { explorerText } from './messages'

/** What all operations have in common. */
export function Introduction() {
  const address = apiBase()
  return (
    <Card size="small" title={<h2 className="api-heading">{explorerText('startTitle')}</h2>}>
      <p>{explorerText('startToken')}</p>
      <p>{explorerText('startAddress')}</p>
      <CodeBlock label={explorerText('startAddress')} text={address} />
      <p>{explorerText('startExample')}</p>
      <CodeBlock
        label={explorerText('startExample')}
        text={`curl -H "Authorization: Bearer $AERIE_TOKEN" \\\n  '${address}/mission/summary'`}
      />
      <a href={downloadHref('/openapi')} download="aerie-openapi.json">
        {explorerText('startContract')}
      </a>
    </Card>
  )
}
