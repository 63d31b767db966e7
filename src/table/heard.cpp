#include "table/heard.h"

namespace table {

chronicle::Channel heard_as(notation::Channel channel) {
  switch (channel) {
    case notation::Channel::Text:
      return chronicle::Channel::Text;
    case notation::Channel::Gesture:
      return chronicle::Channel::Gesture;
    case notation::Channel::Stare:
      return chronicle::Channel::Stare;
    case notation::Channel::Voice:
    case notation::Channel::Call:
      break;
  }
  return chronicle::Channel::Voice;
}

}  // namespace table
