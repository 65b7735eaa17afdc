import { Flex, Typography } from 'antd'
import { apiBase } from '../api/address'
import { apiTokensText } from './messages'

/** Addresses of the open standards, in the order of the programs that most people use. */
const ADDRESSES = [
  { label: 'ogcApi', path: '/ogc' },
  { label: 'wmts', path: '/ogc/wmts/WMTSCapabilities.xml' },
  { label: 'stac', path: '/stac' },
  { label: 'contract', path: '/openapi' },
] as const

/** Where programs for maps and catalogues read the data, with a token as password. */
export function ProgramAddresses() {
  return (
    <Flex vertical gap={8}>
      <Typography.Text strong>{apiTokensText('addresses')}</Typography.Text>
      <Typography.Text type="secondary">{apiTokensText('addressesHelp')}</Typography.Text>
      <dl style={{ margin: 0 }}>
        {ADDRESSES.map(({ label, path }) => {
          const address = apiBase() + path
          return (
            <div key={label} style={{ marginBottom: 8 }}>
              <dt>{apiTokensText(label)}</dt>
              <dd style={{ margin: 0 }}>
                <Typography.Text
                  code
                  style={{ overflowWrap: 'anywhere' }}
                  copyable={{ text: address, tooltips: [apiTokensText('copyAddress'), apiTokensText('copied')] }}
                >
                  {address}
                </Typography.Text>
              </dd>
            </div>
          )
        })}
      </dl>
    </Flex>
  )
}
