-- Up Migration

-- What the office looks at first, and what is few among all.
create index friend_held on friends.friend (friend_id desc) where state = 'held';

-- Down Migration
drop index friends.friend_held;
