import { Alert, Button, Flex, Input, Typography } from 'antd'
import { apiTokensText } from './messages'

/** Shows the secret of a new token, once. */
export const CreatedToken = ({ secret, onDone }: { secret: string; onDone: () => void }) => (
  <Alert
    type="success"
    showIcon
    title={apiTokensText('createdTitle')}
    description={
      <Flex vertical gap={8}>
        {apiTokensText('createdHelp')}
        <Input readOnly aria-label={apiTokensText('secret')} value={secret} onFocus={({ target }) => target.select()} />
        <Flex gap={12} align="center" wrap>
          <Button size="small" type="primary" onClick={onDone}>
            {apiTokensText('done')}
          </Button>
          <Typography.Text copyable={{ text: secret, tooltips: [apiTokensText('copy'), apiTokensText('copied')] }}>
            {apiTokensText('copy')}
          </Typography.Text>
        </Flex>
      </Flex>
    }
  />
)
