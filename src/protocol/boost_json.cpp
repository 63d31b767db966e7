// The one place where Boost.JSON itself is compiled; everybody else sees its declarations.
#include <boost/json/src.hpp>
