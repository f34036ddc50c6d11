import './approval-page.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { OfficeCalls } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useSiteName } from '#app/api/sites.ts';
import { Amount } from '#app/parts/amount.tsx';
import { DiffView } from '#app/parts/diff-view.tsx';
import { EntityLink } from '#app/parts/entity-link.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { RequestStateMark } from '#app/parts/request-state.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useActionName } from '#app/parts/use-action-name.ts';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Request = OfficeCalls['/change-request/one']['data']['change_request'];
type Asked = 'approve' | 'reject' | 'withdraw';

/** One request: what would change, why, who has said what. */
export function ApprovalPage() {
  const requestId = Number(useParams().requestId);
  const { data, refusal, again } = useRead(reads.of('/change-request/one', { change_request_id: requestId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  return <RequestRecord request={data.change_request} />;
}

function RequestRecord({ request }: { request: Request }) {
  const t = useTranslate('approvals');
  const nameOf = useActionName();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <PageHead
        title={`#${request.change_request_id} ${nameOf(request.action)}`}
        aside={<RequestStateMark state={request.state} />}
        actions={
          <>
            {request.may_withdraw && (
              <Button kind="plain" onClick={() => setAsked('withdraw')}>
                {t('withdraw')}
              </Button>
            )}
            {request.may_vote && (
              <>
                <Button icon="close" onClick={() => setAsked('reject')}>
                  {t('reject')}
                </Button>
                <Button kind="action" icon="check" onClick={() => setAsked('approve')}>
                  {t('approve')}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="approval-panels">
        <Panel title={t('change')}>
          <DiffView before={request.before} after={request.after} />
        </Panel>
        <RequestFacts request={request} />
        <Votes request={request} />
      </div>
      {asked && <Answer request={request} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function RequestFacts({ request }: { request: Request }) {
  const t = useTranslate('approvals');
  const p = useTranslate('parts');
  const siteName = useSiteName();
  const { amount, currency } = request;
  return (
    <Panel title={t('request')}>
      <Facts
        facts={[
          [
            t('whom'),
            <EntityLink
              key="whom"
              target={request.target}
              siteId={request.site_id}
              name={request.target_name || request.target}
            />,
          ],
          ...(amount !== null && currency !== null
            ? [[p('amount'), <Amount key="amount" amount={amount} currency={currency} isChange />] as const]
            : []),
          [p('site'), siteName(request.site_id)],
          [
            t('asked_by'),
            <EntityLink
              key="by"
              target={`operator/${request.asked_by.operator_id}`}
              siteId={null}
              name={request.asked_by.account}
            />,
          ],
          [p('reason'), request.reason],
          [t('asked_at'), <When key="at" at={request.asked_at} />],
          request.ended_at
            ? [t('ended_at'), <When key="ended" at={request.ended_at} />]
            : [t('expires_at'), <When key="expires" at={request.expires_at} />],
          ...(request.failure ? [[t('failure'), request.failure] as const] : []),
        ]}
      />
    </Panel>
  );
}

function Votes({ request }: { request: Request }) {
  const t = useTranslate('approvals');
  return (
    <Panel title={`${t('votes')} ${request.approvals} / ${request.quorum}`}>
      {request.votes.length === 0 && <p>{t('votes_none', { count: request.quorum })}</p>}
      <ul className="votes">
        {request.votes.map((vote) => (
          <li key={vote.operator.operator_id} className="vote">
            <StatusMark tone={vote.verdict === 'approve' ? 'good' : 'bad'}>
              {t(`verdict.${vote.verdict}`)}
            </StatusMark>
            <strong>{vote.operator.account}</strong>
            <When at={vote.at} />
            <p className="vote-reason">{vote.reason}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Answer({ request, asked, onClose }: { request: Request; asked: Asked; onClose: () => void }) {
  const t = useTranslate('approvals');
  const change_request_id = request.change_request_id;
  return (
    <CommandDialog<unknown>
      title={t(asked)}
      note={t(`${asked}_note`)}
      {...(asked === 'approve' && { change: { before: request.before, after: request.after } })}
      confirm={t(asked)}
      send={(reason) =>
        asked === 'withdraw'
          ? api.call('/change-request/withdraw', { change_request_id, reason })
          : api.call('/change-request/vote', { change_request_id, verdict: asked, reason })
      }
      onDone={() =>
        void readAgain('/change-request/one', '/change-request/list', '/member/one', '/money/of-member')
      }
      onClose={onClose}
    />
  );
}
