import { Card } from 'antd'
import { ApiTokens } from '../../api-tokens/ApiTokens'
import { apiTokensText } from '../../api-tokens/messages'

/** Where a tenant root sees and revokes the API tokens of everybody. */
export const TokensCard = () => (
  <Card size="small" title={apiTokensText('title')}>
    <ApiTokens kind="tenant" />
  </Card>
)
