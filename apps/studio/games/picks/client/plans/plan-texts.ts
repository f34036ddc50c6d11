import type { ScheduleId } from '../../plans/plan-terms.ts';
import type { PlanEnd } from '../../../../play-protocol/plan-views.ts';
import type { TextTable } from '../../../client/texts.ts';

type PlanText =
  | 'title'
  | 'intro'
  | 'no_chips'
  | 'runs'
  | 'draws'
  | 'schedule'
  | `schedule_${ScheduleId}`
  | 'win'
  | 'win_any'
  | 'win_never'
  | 'win_from'
  | 'loss'
  | 'loss_none'
  | 'head_draw'
  | 'head_stake'
  | 'head_total'
  | 'head_pays'
  | 'rows'
  | 'most_cost'
  | 'lasts'
  | 'over_limit'
  | 'note'
  | 'start'
  | 'stop'
  | 'dismiss'
  | 'running'
  | 'figures'
  | 'next'
  | `end_${PlanEnd}`
  | 'last'
  | 'stake_row'
  | 'stake_waits'
  | 'stake_void';

/** Plans of bets on several draws. */
export const planTexts: TextTable<PlanText> = {
  en_US: {
    title: 'Play on for several draws',
    intro: 'The chips on the table are placed again on each draw:',
    no_chips: 'Lay the chips of the first draw on the table, then open this again.',
    runs: 'A plan is running at this table. You can stop it over the table; what it has come to so far stands below.',
    draws: 'Draws',
    schedule: 'How the stake goes on',
    schedule_flat: 'The same',
    'schedule_plus-1': '+1 after each lost',
    'schedule_double-5': '×2 after 5 lost',
    'schedule_double-3': '×2 after 3 lost',
    'schedule_double-2': '×2 after 2 lost',
    'schedule_double-1': '×2 after each lost',
    win: 'Stop at a win',
    win_any: 'Any win',
    win_never: 'Never',
    win_from: 'From {{amount}}',
    loss: 'Stop before more is lost than',
    loss_none: 'All draws',
    head_draw: 'Draw',
    head_stake: 'Stake',
    head_total: 'So far',
    head_pays: 'A bet pays',
    rows: 'Every draw, if none wins. After a draw that brings more than it cost, the stake begins again.',
    most_cost: 'It can cost {{amount}} at most.',
    lasts: 'It takes about {{n}} minutes.',
    over_limit:
      'Draw {{n}} would cost {{stake}}; this table takes {{limit}}. Choose fewer draws or smaller steps.',
    note: 'The studio keeps the plan: it goes on when this window is closed, for as long as your session and your money last, and you can stop it at any time. What lies on a draw stays there.',
    start: 'Start the plan',
    stop: 'Stop',
    dismiss: 'Close this message',
    running: 'Plan: draw {{n}} of {{count}}',
    figures: 'staked {{stake}} · back {{payout}}',
    next: 'next {{amount}}',
    end_done: 'The plan is over: all draws are played.',
    end_win: 'The plan stopped at a win.',
    end_loss: 'The plan stopped: another draw could lose more than you named.',
    end_stopped: 'You stopped the plan.',
    end_not_enough_money: 'The plan stopped: the balance is too low for the next draw.',
    end_limit_reached: 'The plan stopped at a limit of your account.',
    end_session_over: 'The plan stopped, as your session is over.',
    end_maintenance: 'The plan stopped: the game is in maintenance.',
    end_missed: 'The plan stopped: it could not join enough draws in its time.',
    end_refused: 'The plan stopped: the wallet did not take the stake.',
    last: 'Your last plans',
    stake_row: 'Draw {{n}}: {{stake}} staked, {{payout}} back',
    stake_waits: 'Draw {{n}}: {{stake}} staked, not decided yet',
    stake_void: 'Draw {{n}}: called off',
  },
  vi_VN: {
    title: 'Cược nhiều kỳ liên tiếp',
    intro: 'Các chip trên bàn được đặt lại ở mỗi kỳ:',
    no_chips: 'Hãy đặt chip của kỳ đầu lên bàn rồi mở lại bảng này.',
    runs: 'Một kế hoạch đang chạy ở bàn này. Bạn có thể dừng nó ở phía trên bàn; kết quả đến nay ở bên dưới.',
    draws: 'Số kỳ',
    schedule: 'Mức cược các kỳ sau',
    schedule_flat: 'Giữ nguyên',
    'schedule_plus-1': '+1 lần sau mỗi kỳ thua',
    'schedule_double-5': '×2 sau 5 kỳ thua',
    'schedule_double-3': '×2 sau 3 kỳ thua',
    'schedule_double-2': '×2 sau 2 kỳ thua',
    'schedule_double-1': '×2 sau mỗi kỳ thua',
    win: 'Dừng khi thắng',
    win_any: 'Thắng là dừng',
    win_never: 'Không dừng',
    win_from: 'Từ {{amount}}',
    loss: 'Dừng trước khi thua quá',
    loss_none: 'Hết các kỳ',
    head_draw: 'Kỳ',
    head_stake: 'Cược',
    head_total: 'Tổng cược',
    head_pays: 'Cửa trúng trả',
    rows: 'Tất cả các kỳ nếu không kỳ nào thắng. Sau kỳ thu về nhiều hơn tiền cược, mức cược bắt đầu lại từ đầu.',
    most_cost: 'Tốn nhiều nhất {{amount}}.',
    lasts: 'Kéo dài khoảng {{n}} phút.',
    over_limit:
      'Kỳ {{n}} sẽ tốn {{stake}}; bàn này chỉ nhận {{limit}}. Hãy chọn ít kỳ hơn hoặc bước nhỏ hơn.',
    note: 'Nhà cung cấp giữ kế hoạch: đóng cửa sổ này nó vẫn chạy, chừng nào phiên và số dư của bạn còn, và bạn có thể dừng bất cứ lúc nào. Tiền đã đặt vào một kỳ thì giữ nguyên ở kỳ đó.',
    start: 'Bắt đầu',
    stop: 'Dừng',
    dismiss: 'Đóng thông báo',
    running: 'Kế hoạch: kỳ {{n}}/{{count}}',
    figures: 'đã cược {{stake}} · thu về {{payout}}',
    next: 'kỳ tới {{amount}}',
    end_done: 'Kế hoạch đã xong: mọi kỳ đã chơi.',
    end_win: 'Kế hoạch dừng vì đã thắng.',
    end_loss: 'Kế hoạch dừng: thêm một kỳ có thể thua quá mức bạn đặt.',
    end_stopped: 'Bạn đã dừng kế hoạch.',
    end_not_enough_money: 'Kế hoạch dừng: số dư không đủ cho kỳ tiếp theo.',
    end_limit_reached: 'Kế hoạch dừng vì chạm hạn mức của tài khoản.',
    end_session_over: 'Kế hoạch dừng vì phiên của bạn đã hết.',
    end_maintenance: 'Kế hoạch dừng: trò chơi đang bảo trì.',
    end_missed: 'Kế hoạch dừng: không vào được đủ kỳ trong thời gian của nó.',
    end_refused: 'Kế hoạch dừng: ví không nhận tiền cược.',
    last: 'Các kế hoạch gần đây',
    stake_row: 'Kỳ {{n}}: cược {{stake}}, thu về {{payout}}',
    stake_waits: 'Kỳ {{n}}: cược {{stake}}, chưa có kết quả',
    stake_void: 'Kỳ {{n}}: đã hủy',
  },
  zh_CN: {
    title: '连续投注多期',
    intro: '桌上的筹码将在每一期重新投注：',
    no_chips: '请先在桌上放好首期的筹码，再打开此页。',
    runs: '本桌有进行中的连续投注。可在桌面上方停止；目前的结果见下方。',
    draws: '期数',
    schedule: '后续投注额',
    schedule_flat: '每期相同',
    'schedule_plus-1': '每输一期加一注',
    'schedule_double-5': '连输 5 期翻倍',
    'schedule_double-3': '连输 3 期翻倍',
    'schedule_double-2': '连输 2 期翻倍',
    'schedule_double-1': '每输一期翻倍',
    win: '中奖后停止',
    win_any: '赢即停',
    win_never: '不停止',
    win_from: '达到 {{amount}}',
    loss: '亏损不超过',
    loss_none: '全部期数',
    head_draw: '期',
    head_stake: '投注',
    head_total: '累计',
    head_pays: '一注中奖派彩',
    rows: '若一直未赢，各期如下。某一期派彩高于投注后，投注额从头开始。',
    most_cost: '最多花费 {{amount}}。',
    lasts: '约需 {{n}} 分钟。',
    over_limit: '第 {{n}} 期需 {{stake}}，本桌上限为 {{limit}}。请减少期数或选择较缓的倍数。',
    note: '计划由游戏方保管：关闭此窗口后仍会继续，直到会话结束或余额不足；您可随时停止。已投注的一期不会撤回。',
    start: '开始',
    stop: '停止',
    dismiss: '关闭提示',
    running: '连续投注：第 {{n}} / {{count}} 期',
    figures: '已投 {{stake}} · 返还 {{payout}}',
    next: '下期 {{amount}}',
    end_done: '连续投注已完成全部期数。',
    end_win: '已中奖，连续投注停止。',
    end_loss: '连续投注停止：再投一期可能超出您设定的亏损。',
    end_stopped: '您已停止连续投注。',
    end_not_enough_money: '连续投注停止：余额不足以投注下一期。',
    end_limit_reached: '连续投注停止：已达账户限额。',
    end_session_over: '会话已结束，连续投注停止。',
    end_maintenance: '游戏维护中，连续投注停止。',
    end_missed: '连续投注停止：规定时间内未能参与足够期数。',
    end_refused: '连续投注停止：钱包未接受投注。',
    last: '最近的连续投注',
    stake_row: '第 {{n}} 期：投注 {{stake}}，返还 {{payout}}',
    stake_waits: '第 {{n}} 期：投注 {{stake}}，尚未开奖',
    stake_void: '第 {{n}} 期：已取消',
  },
};
