-- Bets stop at once; wins and rollbacks of what was staked are still taken.
create or replace function seamless.end_sessions(p_member_id bigint)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Codes first: this waits for a code that is being redeemed, whose session is then there to be ended.
  delete from seamless.launch_code where member_id = p_member_id;
  update seamless.session set ended_at = clock_timestamp() where member_id = p_member_id and ended_at is null;
end
$$;
revoke all on function seamless.end_sessions from public;
grant execute on function seamless.end_sessions to platform_app;
