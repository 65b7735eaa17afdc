import { Card, Flex, Tag, Typography } from 'antd'
import type { SingleSignOnProof } from '../../api/single-sign-on'
import { DomainMail } from './DomainMail'
import { DomainRecord } from './DomainRecord'
import { domainText } from './domainMessages'

/** Which domains of the settings are proven, and how to prove the other ones. */
export function DomainProofs({ proofs }: { proofs: readonly SingleSignOnProof[] }) {
  return (
    <Card size="small" title={domainText('title')}>
      <p style={{ marginTop: 0 }}>{domainText(proofs.length > 0 ? 'help' : 'none')}</p>
      <Flex vertical gap={16}>
        {proofs.map((proof) => (
          <section key={proof.domain} aria-label={proof.domain}>
            <Flex gap={8} align="center" wrap>
              <Typography.Text strong style={{ overflowWrap: 'anywhere' }}>
                {proof.domain}
              </Typography.Text>
              <Tag color={proof.isProven ? 'success' : 'warning'}>
                {domainText(proof.isProven ? 'proven' : 'notProven')}
              </Tag>
            </Flex>
            {!proof.isProven && (
              <>
                <DomainRecord proof={proof} />
                <DomainMail proof={proof} />
              </>
            )}
          </section>
        ))}
      </Flex>
    </Card>
  )
}
