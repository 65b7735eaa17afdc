import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Typography } from 'antd'
import { accountText } from './messages'

/** Shows new recovery codes, which nobody can read again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n')
  return (
    <>
      <Alert type="success" showIcon title={accountText('factorReady')} description={accountText('keepCodes')} />
      <ul aria-label={accountText('recoveryCodes')} style={{ columns: 2, paddingInlineStart: 20, margin: '12px 0' }}>
        {codes.map((code) => (
          <li key={code}>
            <Typography.Text code>{code}</Typography.Text>
          </li>
        ))}
      </ul>
      <Flex gap={8} wrap align="center">
        <Button type="primary" onClick={onDone}>
          {accountText('codesKept')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="aerie-recovery-codes.txt"
        >
          {accountText('downloadCodes')}
        </Button>
        <Typography.Text copyable={{ text, tooltips: [accountText('copyCodes'), accountText('codesCopied')] }}>
          {accountText('copyCodes')}
        </Typography.Text>
      </Flex>
    </>
  )
}
