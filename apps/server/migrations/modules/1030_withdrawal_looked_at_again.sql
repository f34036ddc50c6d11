-- Up Migration

-- A member may be closed or frozen while a withdrawal of theirs is under way: then a person looks at it first.
insert into cashier.withdrawal_move (from_state, to_state) values ('approved', 'review'), ('declined', 'review');

-- So there may be more than one decision of a withdrawal: each is of a step.
alter table cashier.withdrawal_decision add column seq integer;
update cashier.withdrawal_decision d set seq = s.seq from cashier.withdrawal_step s
where s.order_id = d.order_id and s.to_state = d.to_state and s.actor = 'operator';
alter table cashier.withdrawal_decision alter column seq set not null,
  drop constraint withdrawal_decision_pkey, add primary key (order_id, seq),
  add foreign key (order_id, seq) references cashier.withdrawal_step;

-- Down Migration
alter table cashier.withdrawal_decision drop constraint withdrawal_decision_order_id_seq_fkey,
  drop constraint withdrawal_decision_pkey, drop column seq, add primary key (order_id);
delete from cashier.withdrawal_move where to_state = 'review' and from_state in ('approved', 'declined');
